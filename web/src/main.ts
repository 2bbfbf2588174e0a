import { mount } from "svelte";
import App from "./views/App.svelte";
import "./styles.css";

mount(App, { target: document.getElementById("page")! });
