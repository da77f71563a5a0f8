import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fontEnvironment } from "../harness/fonts";
import { freePorts } from "../harness/freePorts";
import type { Engine, Key, Preference, Tab, Told, WindowOptions } from "./engine";
import type { WebKitPaths } from "./findEngines";
import { ear } from "./host/ear";
import { notTold } from "./notTold";
import type { WebDriver } from "./webDriver";
import { openSession, pointing, shifted, typing, webDriverKeys } from "./webDriver";

/** Milliseconds that the driver may take to start on a busy machine, and a page to arrive. */
const starting = 20_000;
const arriving = 40_000;

/** Milliseconds after which two presses are no double click. */
const doubleClick = 600;

/** The browser's toolbar is wider than a phone. It isn't what is tested, so it may shrink to nothing. */
const narrowToolbar = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-style: symbolic; -gtk-icon-transform: scale(0); }";

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const deadline = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(deadline);
}

/** The most pixels by which a window is larger than its page. */
const frame = 160;

/**
 * Starts an X server for one window, on a display that is free. Its pointer stands in the middle of the screen and, without a window
 * manager, the window below it has the keyboard: elsewhere a page would look like one in the background, whose focus isn't visible.
 */
async function startDisplay(xvfb: string, { width, height }: WindowOptions): Promise<{ readonly display: string; readonly stop: () => Promise<void> }> {
  const server = spawn(xvfb, ["-displayfd", "1", "-screen", "0", `${width + frame}x${height + frame}x24`, "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const [printed] = (await once(server.stdout, "data")) as [Buffer];
  return { display: `:${printed.toString().trim()}`, stop: () => stop(server) };
}

/** MiniBrowser's options for each preference of a visitor. */
const preferences: Readonly<Record<Preference, readonly string[]>> = {
  dark: ["--dark-mode"],
  forcedColors: [],
  largeText: [],
  older: ["--features=-PopoverAttribute,-CSSAnchorPositioning"],
};

/** The member by which WebDriver marks an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** The driver's role of an element, and the reader's: it tells a list as the button that opens it, and has none for a summary. */
const words: Readonly<Record<string, readonly [told: string, role: string]>> = { select: ["button", "combobox"], summary: ["", "button"] };

/** The driver's error for an element that the page has replaced since it was found. */
const isStale = (error: unknown): boolean => error instanceof Error && error.message.includes("stale element reference");

/** Asks the browser for the role and the name of each element. One that is replaced meanwhile isn't told. */
async function untold(driver: WebDriver, things: readonly Told[], elements: string): Promise<readonly Told[]> {
  const script = `return ${elements}.map((one) => one && [one, one.localName]);`;
  const found = (await driver("POST", "/execute/sync", { script, args: [] })) as (readonly [Record<string, string>, string] | null)[];
  const tree: Told[] = [];
  for (const one of found) {
    if (!one) continue;
    const [element, tag] = one;
    const path = `/element/${element[elementKey]}`;
    const [word, role] = words[tag] ?? [];
    try {
      const told = String(await driver("GET", `${path}/computedrole`));
      tree.push({ role: told === word && role !== undefined ? role : told, name: String(await driver("GET", `${path}/computedlabel`)) });
    } catch (error) {
      if (!isStale(error)) throw error;
    }
  }
  return notTold(things, tree);
}

function tabOf(driver: WebDriver, close: () => Promise<void>): Tab {
  const heard: string[] = [];
  // The driver reports no errors: the page's own first script keeps them.
  const evaluate = async (expression: string): Promise<unknown> => {
    // As text: the driver also reads inherited members, and a host page's prototypes may have cyclic ones.
    const script = `const seen = ${ear}; return JSON.stringify({ said: (${expression}), seen: seen.splice(0) });`;
    const { said, seen } = JSON.parse((await driver("POST", "/execute/sync", { script, args: [] })) as string) as { said: unknown; seen: string[] };
    heard.push(...seen);
    return said;
  };
  /** Leaves a page for another document, and waits until it is there: the driver doesn't, and what follows would meet the page that is left. */
  const replace = async (path: string, body?: object): Promise<void> => {
    await evaluate("(window.iqIsLeft = true, null)").catch(() => null);
    await driver("POST", path, body);
    const until = Date.now() + arriving;
    while (!(await evaluate("window.iqIsLeft !== true").catch(() => false))) {
      if (Date.now() > until) throw new Error(`WebKit doesn't leave its page for ${JSON.stringify(body ?? path)}.`);
      await pause(20);
    }
  };
  const act = async (actions: object): Promise<void> => void (await driver("POST", "/actions", actions));
  let pressedAt = 0;
  /** Presses as slowly as a person: this driver counts quick presses as a double click, also those of different things. */
  const click = async (x: number, y: number): Promise<void> => {
    await pause(Math.max(0, pressedAt + doubleClick - Date.now()));
    await act(pointing(x, y, true));
    pressedAt = Date.now();
  };
  return {
    goto: (url) => replace("/url", { url }),
    back: async () => {
      // Hears what the page has said, which may be left.
      await evaluate("null").catch(() => null);
      await driver("POST", "/back");
    },
    reload: () => replace("/refresh"),
    evaluate,
    click,
    moveTo: (x, y) => act(pointing(x, y, false)),
    type: (text) => act(typing([...text])),
    press: (key: Key) => act(key === "Shift+Tab" ? shifted(webDriverKeys.Tab) : typing([webDriverKeys[key]])),
    screenshot: async () => Buffer.from((await driver("GET", "/screenshot")) as string, "base64"),
    paper: () => Promise.reject(new Error("WebKit's driver doesn't print.")),
    untold: (things, elements) => untold(driver, things, elements),
    complaints: async () => {
      // A page that is being replaced says nothing.
      await evaluate("null").catch(() => null);
      return [...heard];
    },
    close,
  };
}

/** Resizes the window until the page has the wanted size: the toolbar takes a part that only the browser knows. */
async function fit(driver: WebDriver, { width, height }: WindowOptions): Promise<void> {
  const inner = async (): Promise<readonly number[]> => (await driver("POST", "/execute/sync", { script: "return [innerWidth, innerHeight];", args: [] })) as number[];
  let [outerWidth, outerHeight] = [width, height];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await driver("POST", "/window/rect", { width: outerWidth, height: outerHeight });
    await pause(200);
    const [innerWidth = 0, innerHeight = 0] = await inner();
    if (innerWidth === width && innerHeight === height) return;
    outerWidth += width - innerWidth;
    outerHeight += height - innerHeight;
  }
  throw new Error(`WebKit's page has ${(await inner()).join(" by ")} px rather than ${width} by ${height}.`);
}

/** Opens a window through a driver that is starting. `stopDriver` is called once the window is closed. */
async function connect(address: string, binary: string, options: WindowOptions, stopDriver: () => Promise<void>) {
  const until = Date.now() + starting;
  while (!(await fetch(`${address}/status`).then(({ ok }) => ok, () => false))) {
    if (Date.now() > until) throw new Error("WebKit's driver didn't start.");
    await pause(50);
  }
  const { driver, capabilities } = await openSession(address, {
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary, args: ["--automation", ...(options.preference ? preferences[options.preference] : [])] },
  });
  const tab = tabOf(driver, async () => {
    await driver("DELETE", "").catch(() => null);
    await stopDriver();
  });
  await fit(driver, options);
  return { tab, version: String(capabilities["browserVersion"]) };
}

/** Starts WebKit. Each window is a browser of its own, so that it has nothing stored. */
export async function startWebKit({ driver: driverPath, browser, xvfb }: WebKitPaths): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  let opened = 0;

  async function open(options: WindowOptions) {
    const home = join(folder, String((opened += 1)));
    await mkdir(join(home, "config/gtk-3.0"), { recursive: true });
    await writeFile(join(home, "config/gtk-3.0/gtk.css"), narrowToolbar);
    await writeFile(join(home, "config/gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
    const port = await freePorts(1);
    const screen = await startDisplay(xvfb, options);
    const program = spawn(driverPath, [`--port=${port}`], {
      env: {
        ...fontEnvironment(),
        DISPLAY: screen.display,
        HOME: home,
        XDG_CONFIG_HOME: join(home, "config"),
        XDG_CACHE_HOME: join(home, "cache"),
        XDG_DATA_HOME: join(home, "data"),
        LANG: "en_US.UTF-8",
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        GDK_BACKEND: "x11",
      },
      stdio: "ignore",
    });
    const stopAll = async (): Promise<void> => {
      await stop(program);
      await screen.stop();
    };
    try {
      return await connect(`http://127.0.0.1:${port}`, browser, options, stopAll);
    } catch (error) {
      await stopAll();
      throw error;
    }
  }

  // The version is known once a browser runs.
  const first = await open({ width: 1280, height: 900 });
  await first.tab.close();
  return {
    name: `WebKit ${first.version}`,
    lacks: {
      forcedColors: "WebKitGTK has no forced colors",
      largeText: "MiniBrowser has no option for the size of fonts",
      paper: "WebKitGTK's driver doesn't print",
    },
    open: async (options) => (await open(options)).tab,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
