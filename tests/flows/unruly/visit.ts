import type { LineSlug } from "../../../src/business/lines";
import { completeStep, settle } from "../../../src/app/completing/completeStep";
import type { Directive } from "../../../src/app/completing/runEffects";
import { sendAhead } from "../../../src/app/completing/sendAhead";
import { readApplicationHead } from "../../../src/api/contract/applications/readApplicationHead";
import { aSelection } from "../../../src/fixtures/quotes";
import type { Position } from "../../../src/flow/flow";
import { callApplication } from "../../../src/session/application/application";
import { reopen } from "../../../src/session/answers/reopen";
import type { Snapshot } from "../../../src/session/kept/snapshot";
import { origins } from "../../../src/steps/prefill/fields";
import { monday, openFunnel, type Values } from "../funnel";
import { examplesOf, lineOf } from "../lines";
import { turns, type UnrulyService } from "./service";

/** Fields that effects fill in or correct, so that they needn't hold what was typed. */
const derived = /^(?:address|city$|state$|zip|startInManual|property(?:Origins|Type)$|rebuildCost|confirmedDiscount)/;

/** Members that the widget or the service gives, or that depend on when an application was created. */
const given = /^(?:id|status|key|sequenceNum|assumed|homeType|propertyType|personalInfo|\w+Id)$/;

const prices = "policy-compare";

/** The people whose answers are typed: the one with the most answers comes last. */
export const people = 3;

/** The prices that these people choose. */
const choices = [aSelection({ quoteId: "quote-3", carrierName: "Third" }), aSelection({ quoteId: "quote-2", carrierName: "Second" }), aSelection()] as const;

/** A value's text without what the visitor hasn't said. */
const said = (value: unknown): string =>
  JSON.stringify(value ?? null, (key, member: unknown) => (given.test(key) ? undefined : typeof member === "string" ? member.trim() : member));

const renamed = (person: Values): Values =>
  JSON.parse(JSON.stringify(person, (key, member: unknown) => (/^(?:first|last)Name$/.test(key) ? "Robin" : member))) as Values;

/** Answers of three people in the same home, each with every field, so that any of them replaces all of another's. */
function answersIn(slug: LineSlug): readonly Values[] {
  const { minimal, maximal } = examplesOf(slug);
  const most = maximal("TX");
  const home = Object.fromEntries(Object.entries(most).filter(([name]) => derived.test(name)));
  return [{ ...most, ...minimal("TX"), ...home }, renamed(most), most].map((person) => ({
    ...person,
    // Facts about the home are the visitor's own.
    [origins.name]: Object.fromEntries(Object.keys(person).map((name) => [name, "CUSTOMER"])),
  }));
}

/**
 * One visit of a line up to its end, by a visitor who may act while calls are under way. `faults` lists answers that aren't what was
 * pressed, drafts that aren't what was typed, and leads beside the one that an advisor is asked with.
 */
export class UnrulyVisit {
  readonly faults: string[] = [];
  /** The visitor's acts and their outcomes, for a failure's message. */
  readonly log: string[] = [];
  readonly #slug: LineSlug;
  readonly #service: UnrulyService;
  readonly #people: readonly Values[];
  readonly #typed = new Map<string, string>();
  #funnel: ReturnType<typeof openFunnel>;
  #at: Position;
  #running: AbortController | null = null;
  /** The application that prices were asked for. */
  #id = "";

  constructor(slug: LineSlug, service: UnrulyService) {
    this.#slug = slug;
    this.#service = service;
    this.#people = answersIn(slug);
    this.#funnel = openFunnel(lineOf(slug), [], service.served);
    this.#at = this.#journey.first;
  }

  get #session() {
    return this.#funnel.session;
  }
  get #journey() {
    return this.#session.journey.peek()!;
  }
  get #step() {
    return this.#journey.find(this.#at.step)!;
  }

  /** The request to an advisor has ended the line. */
  get #isOver() {
    return this.#session.outcome.peek() !== null;
  }
  /** Prices are left by a choice; the last screen has no way on. */
  get #canPress() {
    const { quotes, selection } = this.#session;
    return !this.#step.terminal && (this.#step.id !== prices || quotes.picked.peek() !== null || selection.peek() !== null);
  }

  type(person: number): void {
    const step = this.#step;
    if (step.transient || this.#isOver) return;
    if (step.id === prices) this.#session.quotes.picked.value = choices[person]!;
    for (const field of step.fields) {
      const value = this.#people[person]![field.name];
      if (value === undefined) continue;
      this.#session.set(field, value);
      this.#typed.set(field.name, said(value));
    }
    this.log.push(`types as ${person} at ${step.id}`);
  }

  press(): void {
    if (this.#running || this.#isOver || !this.#canPress) return;
    const { signal } = (this.#running = new AbortController());
    const session = this.#session;
    const step = this.#step;
    const at = this.#at;
    const pressed = new Map(step.fields.map((field) => [field, said(session.draft(field).peek())]));
    this.log.push(`presses Next at ${step.id}`);
    completeStep(session, step, at, signal).then(
      (directive) => {
        if (signal.aborted || session.signal.aborted) return;
        this.#running = null;
        if (this.#isOver) this.#expectOneRequest();
        else if (directive.kind === "next" && !step.transient) {
          for (const [field, value] of pressed) this.#expect(`${step.id}: ${field.name} pressed`, field.name, value, session.answers.peek().get(field));
        }
        this.#apply(directive);
      },
      (error: unknown) => {
        if (!signal.aborted && !session.signal.aborted) this.faults.push(String(error));
      },
    );
  }

  /** Answers the step and waits for the next one. */
  async goOn(person: number): Promise<void> {
    this.type(person);
    this.press();
    for (let turn = 0; turn < 60 && this.#running; turn += 1) await turns(1);
  }

  back(): void {
    this.#travel(this.#journey.previous(this.#at));
  }

  forward(): void {
    this.#travel(this.#journey.next(this.#at));
  }

  sendAhead(): void {
    if (this.#isOver) return;
    sendAhead(this.#session, this.#step);
  }

  reload(): void {
    if (this.#isOver) return;
    this.#running?.abort();
    const kept = JSON.parse(JSON.stringify(this.#session.snapshot())) as Snapshot;
    this.#session.dispose();
    this.#funnel = openFunnel(lineOf(this.#slug), [], this.#service.served, monday, kept);
    this.log.push("reloads");
    this.#arrive(this.#journey.visit(this.#at).kind === "show" ? this.#at : this.#journey.frontier);
  }

  writeElsewhere(): void {
    this.#service.writeElsewhere(this.#session.application.peek()?.id ?? "");
    this.log.push("another device writes");
  }

  /** Compares the screen's drafts with what was typed. */
  look(): void {
    if (this.#isOver) return;
    for (const field of this.#step.fields) {
      const typed = this.#typed.get(field.name);
      if (typed !== undefined) this.#expect(`${this.#at.step}: ${field.name} typed`, field.name, typed, this.#session.draft(field).peek());
    }
  }

  /**
   * Leaves everything under way, answers each step as the last person, and sends what prices need before one is chosen. Returns the
   * service's parts then, and its lead; null if an advisor was asked before.
   */
  async finish(): Promise<unknown> {
    this.#running?.abort();
    this.#service.isCalm = true;
    await turns(20);
    // A request whose answer was lost has ended the line at the service, which takes no other.
    if (this.#isOver || this.#service.hasRequest) return null;
    const session = this.#session;
    for (let at: Position | null = this.#journey.first; at; at = this.#journey.next(at)) {
      const step = this.#journey.find(at.step)!;
      if (step.terminal) break;
      if (step.id === prices) await this.#settle();
      const { kind } = await this.#funnel.complete(at, step.transient ? {} : this.#people.at(-1)!);
      if (kind !== "next") this.faults.push(`${at.step}: ${kind} although everything works`);
      if (kind !== "next" || this.#isOver) break;
    }
    const found = this.#parts();
    session.dispose();
    return found;
  }

  async #settle(): Promise<void> {
    const { signal } = new AbortController();
    const session = this.#session;
    const settled = await settle(session, signal);
    // As before a request for prices: the service mustn't have another device's answers.
    const isOurs = (await callApplication(session, readApplicationHead)).ok;
    const last = isOurs ? settled : await settle(session, signal);
    if (last.kind !== "next") this.faults.push(`prices: ${last.kind} although everything works`);
    this.#id = session.application.peek()?.id ?? "";
  }

  /**
   * The address is the create's own; its other members have parts that follow. The lead's is as it was typed last, which may be
   * another way to write it.
   */
  #parts(): unknown {
    const { parts } = this.#service.applications.get(this.#id) ?? { parts: new Map<string, object>() };
    const { propertyAddress, mailingAddress } = (parts.get("create") ?? {}) as { propertyAddress?: unknown; mailingAddress?: unknown };
    return JSON.parse(said({ ...Object.fromEntries(parts), create: { propertyAddress, mailingAddress }, leads: [...this.#service.leads.values()].map(({ body: { propertyAddress: _address, ...body } }) => body) }));
  }

  #expectOneRequest(): void {
    const found = [...this.#service.leads.values()].map(({ body }) => body["quoteStatus"]);
    if (found.join() !== "FINALIZED") this.faults.push(`An advisor is asked once, but leads are ${found.join()}`);
  }

  #expect(what: string, name: string, expected: string, found: unknown): void {
    if (!derived.test(name) && said(found) !== expected) this.faults.push(`${what} ${expected}, but it is ${said(found)}`);
  }

  #travel(to: Position | null): void {
    if (to && !this.#isOver && this.#journey.visit(to).kind === "show") this.#arrive(to);
  }

  #arrive(at: Position): void {
    this.#running?.abort();
    this.#running = null;
    this.#at = at;
    this.log.push(`is at ${at.step}${at.detail === null ? "" : `/${at.detail}`}`);
    if (this.#step.transient) this.press();
  }

  #apply(directive: Directive): void {
    this.log.push(`${this.#at.step}: ${directive.kind}`);
    if (directive.kind === "next") this.#travel(this.#journey.next(this.#at));
    if (directive.kind === "back") reopen(this.#session, [directive.step]);
    if (directive.kind === "back" || directive.kind === "elsewhere") this.#arrive({ step: directive.step, detail: null });
  }
}
