// The only sound: a soft tone when it is one's turn. Off unless somebody wants it.

let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [index, pitch] of [587.3, 880].entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const at = start + index * 0.11;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.08, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.4);
  }
}
