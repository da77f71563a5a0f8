import { Component, provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { provideRouter, RouterLink, RouterOutlet } from "@angular/router";
// Before the first component: Angular sets properties, which a defined element takes over at once.
import "insurance-quote/define";
import { Quote } from "./Quote";

declare global {
  interface Window {
    /** Read by the test: the events that the page has heard. */
    heard: string[];
  }
}
window.heard = [];

@Component({ selector: "app-home", template: "<h2>Prairie Lantern</h2>" })
class Home {}

@Component({
  selector: "app-root",
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav><a routerLink="/">Home</a> <a routerLink="/quote">Quote</a></nav>
    <router-outlet />
  `,
})
class App {}

void bootstrapApplication(App, {
  providers: [
    provideZonelessChangeDetection(),
    provideRouter([
      { path: "", pathMatch: "full", component: Home },
      { path: "quote", component: Quote },
    ]),
  ],
});
