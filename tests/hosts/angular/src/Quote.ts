import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, inject, signal, viewChild } from "@angular/core";
import { NavigationStart, Router } from "@angular/router";
import type { InsuranceQuoteElement, IqEventDetails, RouterAdapter } from "insurance-quote";

// #region router
const routeIn = (url: string): string | null => new URL(url, document.baseURI).searchParams.get("step");

/** Keeps the widget's route in the Angular router's own addresses. */
const adapterFor = (router: Router): RouterAdapter => ({
  read: () => routeIn(location.href),
  push: (route) => void router.navigate(["/quote"], { queryParams: { step: route } }),
  replace: (route) => void router.navigate(["/quote"], { queryParams: { step: route }, replaceUrl: true }),
  listen(onChange) {
    const travels = router.events.subscribe((event) => {
      if (event instanceof NavigationStart && event.navigationTrigger === "popstate" && event.url.startsWith("/quote")) onChange(routeIn(event.url));
    });
    return () => travels.unsubscribe();
  },
  href: (route) => router.createUrlTree(["/quote"], { queryParams: { step: route } }).toString(),
});
// #endregion router

@Component({
  selector: "app-quote",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button (click)="copy.set(copy() + 1)">Another copy</button>
    <button (click)="prefill()">Prefill</button>
    <output>At {{ step() }}</output>
    @for (key of [copy()]; track key) {
      <insurance-quote
        #quote
        partner="prairie-lantern"
        line="pet"
        load="eager"
        [router]="adapter"
        style="display: block; min-height: 900px"
        (iq-ready)="hear($event)"
        (iq-step)="hear($event); step.set($any($event).detail.route)"
        (iq-quotes)="hear($event)"
        (iq-error)="fail($any($event))"
      >
        <a href="https://www.clearmoor.example/quote/pet/info">Get your quote</a>
      </insurance-quote>
    }
  `,
})
export class Quote {
  readonly copy = signal(0);
  readonly step = signal("");
  readonly quote = viewChild<ElementRef<InsuranceQuoteElement>>("quote");
  readonly adapter = adapterFor(inject(Router));

  hear({ type }: Event): void {
    window.heard.push(type);
  }

  fail({ detail }: CustomEvent<IqEventDetails["iq-error"]>): void {
    window.heard.push(`iq-error ${detail.code} ${detail.message}`);
  }

  prefill(): void {
    this.quote()?.nativeElement.prefill({ zipCode: "43215" });
  }
}
