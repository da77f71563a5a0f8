import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { findChromium } from "../../harness/findChromium";
import { fontEnvironment } from "../../harness/fonts";
import { quietFlags } from "../../harness/browser";

/** A browser whose camera shows JPEGs one after the other, again and again. */
export async function withCamera(pictures: readonly Buffer[]): Promise<{ browser: Browser; end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "camera-"));
  const film = join(folder, "camera.mjpeg");
  await writeFile(film, Buffer.concat([...pictures]));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...quietFlags,
      "--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests,PrivateNetworkAccessSendPreflights",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
    env: fontEnvironment(),
  });
  return {
    browser,
    end: async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Watches every track of a camera that the page gets. Call it before the page loads. */
export const watchCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const { mediaDevices } = navigator;
    const get = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await get(asked);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });

/** Returns how many tracks the page has opened, and how many of them are still on. */
export const camerasOf = (page: Page): Promise<{ opened: number; on: number }> =>
  page.evaluate(() => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] };
    return { opened: tracks.length, on: tracks.filter(({ readyState }) => readyState === "live").length };
  });
