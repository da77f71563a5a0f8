import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Request, Response } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import { createLead } from "../../src/api/contract/leads";
import type { Outline } from "../engines/inPage/outline";
import { endpointOf } from "../harness/endpointOf";
import { hearEvents, type Heard } from "../harness/hearEvents";
import { hurryFades } from "../harness/hurryFades";
import { keepJournal, type Journal } from "../harness/journal";
import { storedVisit } from "../harness/resumed";
import { partnerSite, quoteSite, type Site } from "../harness/sites";
import { widths } from "../harness/widths";
import { madeUp, Network } from "./network";
import type { Start } from "./start";
import { Story } from "./story";
import { Tab } from "./tab";

/** A call of the service, with its answer. */
export interface Call {
  readonly name: string;
  readonly endpoint: string;
  readonly body: string;
  /** Null for an answer that the service didn't give. */
  readonly status: number | null;
  readonly answer: string;
}

/** Milliseconds after which a call of the browser is given up. */
const patience = 20_000;

/** Milliseconds for the first page, which a machine that does much else may keep waiting. */
const firstPage = 300_000;

/** Milliseconds in which a screen comes to rest. What takes longer is looked at as it is. */
const rest = 2_500;
const glance = 60;

/** Chromium's messages about lines that were cut, answers that went wrong on purpose, and telephones that this machine has none of. */
const provoked = /net::ERR_|^Failed to load resource|^Not allowed to launch 'tel:/;

/** A browser with a visit in it: its tabs, what they sent and were told, and what stands between them and the service. */
export class Visit {
  readonly origins: Origins;
  readonly site: Site;
  readonly context: BrowserContext;
  readonly journal: Journal;
  readonly network: Network;
  readonly heard: Heard[] = [];
  /** Calls since the last look, whose bodies and answers are judged. */
  readonly calls: Call[] = [];
  readonly tabs: Tab[] = [];
  /** The leads that were made, by their ids. */
  readonly leads = new Set<string>();
  /** True once the page's clock isn't the service's: a date may then be right here and wrong there. */
  isClockOff = false;
  #current = 0;

  constructor(context: BrowserContext, origins: Origins, site: Site, journal: Journal) {
    this.context = context;
    this.origins = origins;
    this.site = site;
    this.journal = journal;
    this.network = new Network(context, origins, (route) => this.#storyOf(route.request())?.allowAgain());
  }

  get tab(): Tab {
    return this.tabs[this.#current]!;
  }

  #tabOf(page: Page): Tab | undefined {
    return this.tabs.find((tab) => tab.page === page);
  }

  #storyOf(request: Request): Story | undefined {
    try {
      return this.#tabOf(request.frame().page())?.story;
    } catch {
      // A request of a page that has gone belongs to nobody any more.
      return undefined;
    }
  }

  /** Listens to the context. Call it once, before its first page. */
  async listen(): Promise<void> {
    // The command runs through tsx, which marks functions by a helper that a page doesn't have.
    await this.context.addInitScript({ content: "globalThis.__name = (made) => made" });
    await hearEvents(this.context, this.heard);
    this.context.on("request", (request) => this.#note(request));
    this.context.on("response", (response) => void this.#judge(response).catch(() => undefined));
    // A page that a link opens beside the visit is closed again, but for a tab of the same visit.
    this.context.on("page", (page) => {
      if (!this.#opening) void page.close().catch(() => undefined);
    });
  }

  #note(request: Request): void {
    if (!request.url().startsWith(this.origins.api)) return;
    const key = request.headers()["idempotency-key"];
    if (key) this.#storyOf(request)?.noteCreate(key, `${request.method()} ${new URL(request.url()).pathname}`, request.postData() ?? "");
  }

  async #judge(response: Response): Promise<void> {
    const request = response.request();
    if (!request.url().startsWith(this.origins.api) || request.method() === "OPTIONS") return;
    const endpoint = endpointOf(request);
    if (!endpoint) return;
    const key = request.headers()["idempotency-key"];
    if (key && response.status() >= 400) this.#storyOf(request)?.noteRefused(key);
    const isLead = endpoint.id === createLead.id;
    const answer = isLead || response.status() >= 400 ? await response.text().catch(() => "") : "";
    const [, leadId] = /"leadId":"([^"]+)"/.exec(answer) ?? [];
    if (isLead && leadId !== undefined) this.leads.add(leadId);
    this.calls.push({ name: `${request.method()} ${new URL(request.url()).pathname}`, endpoint: endpoint.id, body: request.postData() ?? "", status: response.headers()[madeUp] === undefined ? response.status() : null, answer });
  }

  #opening = false;

  /** Opens a tab. One that goes on with a story was duplicated from it, and has its storage. */
  async openTab(address: string, from?: Tab): Promise<Tab> {
    this.#opening = true;
    try {
      const page = from ? await this.#duplicate(from) : await this.context.newPage();
      const tab = new Tab(page, this.site, from?.story ?? new Story());
      this.tabs.push(tab);
      this.#current = this.tabs.length - 1;
      await hurryFades(page);
      // Without a line there is no page to open.
      if (!from) await page.goto(address, { waitUntil: "domcontentloaded" }).catch(() => null);
      return tab;
    } finally {
      this.#opening = false;
    }
  }

  async #duplicate({ page, story }: Tab): Promise<Page> {
    // Both tabs may make what wasn't there yet.
    story.allowAgain();
    const [opened] = await Promise.all([this.context.waitForEvent("page", { timeout: 5_000 }), page.evaluate(() => void window.open(location.href))]);
    await opened.waitForLoadState("domcontentloaded").catch(() => undefined);
    return opened;
  }

  switchTab(pick: number): void {
    this.#current = pick % this.tabs.length;
  }

  async closeTab(): Promise<void> {
    const [closed] = this.tabs.splice(this.#current, 1);
    this.#current = 0;
    await closed?.page.close();
  }

  /** Waits until the screen is at rest, and returns it. */
  async settle(): Promise<Outline> {
    const end = Date.now() + rest;
    let before = "";
    for (;;) {
      const screen = await this.tab.look();
      const now = `${screen.address} ${screen.things.length} ${screen.text}`;
      if ((now === before && screen.address !== "") || Date.now() > end) return screen;
      before = now;
      await pause(glance);
    }
  }

  /** Returns from a page that isn't part of the visit: a partner's, an advisor's, a company's. */
  async comeBack(): Promise<void> {
    const { page } = this.tab;
    const isPart = (address: string): boolean => address.startsWith(this.origins.sites) || address.startsWith(`${this.origins.external}/payment/`);
    if (isPart(page.url())) return;
    await page.goBack({ waitUntil: "commit", timeout: 5_000 }).catch(() => null);
    // Without a line the browser's own page stays until there is one.
    if (!isPart(page.url())) await page.goto(this.site.start(this.origins), { waitUntil: "domcontentloaded" }).catch(() => null);
  }

  /** Lets every call through again. */
  async heal(): Promise<void> {
    this.network.heal();
    await this.context.setOffline(false);
  }

  close = (): Promise<void> => this.context.close();
}

/** Begins the visit in its first tab: with the storage of a visit that is taken up again, or with none. */
async function beginIn(visit: Visit, { line, step, language, isEmbedded }: Start): Promise<void> {
  const { origins, site } = visit;
  const { page } = await visit.openTab("about:blank");
  // A page that was given up would still arrive, and take away the one in which the storage is being filled.
  await page.goto(`${origins.sites}/quote/favicon.svg`, { waitUntil: "domcontentloaded", timeout: firstPage });
  const choice = JSON.stringify(language);
  const [key, snapshot] = step === null ? ["", null] : storedVisit(step, { line, site, lastName: "Steady Carriers" });
  await page.evaluate(
    ([storedKey, stored, chosen]) => {
      sessionStorage.setItem("iq.language", chosen);
      if (stored) sessionStorage.setItem(storedKey, JSON.stringify({ ...stored, savedAt: Date.now() }));
    },
    [key, snapshot, choice] as const,
  );
  await page.goto(step === null && isEmbedded ? site.start(origins) : site.at(origins, step === null ? line : `${line}/${step}`), { waitUntil: "domcontentloaded" });
  await page.locator("insurance-quote").first().scrollIntoViewIfNeeded().catch(() => undefined);
}

/** Opens a browser context and begins a visit in it. `given` is when a call of the browser is given up. */
export async function openVisit(browser: Browser, origins: Origins, start: Start, given = patience): Promise<Visit> {
  const { width, language, isEmbedded } = start;
  const site = isEmbedded ? partnerSite : quoteSite;
  // Summer time begins and ends here.
  const context = await browser.newContext({ viewport: widths[width], locale: language === "es" ? "es-US" : "en-US", timezoneId: "America/New_York", reducedMotion: "reduce" });
  context.setDefaultTimeout(given);
  const journal = await keepJournal(context);
  journal.allow(provoked);
  const visit = new Visit(context, origins, site, journal);
  await visit.listen();
  try {
    await beginIn(visit, start);
    return visit;
  } catch (error) {
    await visit.close();
    throw error;
  }
}
