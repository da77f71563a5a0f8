import { crc32, deflateSync } from "node:zlib";

const width = 640;
const height = 320;

/** Builds a PNG chunk. Its checksum covers everything between the length and the checksum itself. */
function chunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const made = Buffer.alloc(checked.length + 8);
  made.writeUInt32BE(data.length);
  checked.copy(made, 4);
  made.writeUInt32BE(crc32(checked), made.length - 4);
  return made;
}

/** A grainy dusk that weighs as much as a small photograph, some 75 kB. It is the same at every start. */
export function picture(): Buffer {
  const rows = Buffer.alloc(height * (1 + 3 * width));
  let grain = 1;
  for (let y = 0, at = 0; y < height; y += 1) {
    // Each row begins with its filter type: 0, none.
    at += 1;
    for (let x = 0; x < width; x += 1) {
      grain = (grain * 48_271) % 2_147_483_647;
      const speck = grain % 25 === 0 ? grain % 16 : 0;
      for (const light of [210 - y / 4, 120 + x / 16 - y / 8, 70 + y / 3]) rows[at++] = light + speck;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each of three colors.
  head.set([8, 2], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}
