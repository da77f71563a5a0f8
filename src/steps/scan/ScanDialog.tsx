import { useRef } from "react";
import type { Kind } from "../../scan/found";
import { phrases, type Phrase } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { LampIcon } from "../../ui/icons/LampIcon";
import { PhotoIcon } from "../../ui/icons/PhotoIcon";
import { Disclosure } from "../../ui/layout/Disclosure";
import { Stack } from "../../ui/layout/Stack";
import { Note } from "../../ui/notices/Note";
import { PasteBox } from "../../ui/scan/PasteBox";
import { ScanStage } from "../../ui/scan/ScanStage";
import { StageButton } from "../../ui/scan/StageButton";
import { useScanner } from "./useScanner";

const texts = phrases("scan.sheet", {
  close: "Close",
  starting: "Starting your camera",
  closer: "Closer",
  still: "Hold still",
  front: "That's the front. Turn it over.",
  dark: "Too dark. Find more light.",
  light: "Light",
  photo: "Use a photo",
  late: "Trouble reading it? Use a photo: the whole code, sharp, with no glare.",
  noCamera: "We can't use your camera. Use a photo: the whole code, sharp, with no glare.",
  noDecoder: "We can't read barcodes right now. Close this and try again, or type it instead.",
  unread: "We couldn't read that photo. Take one of the code alone: whole, sharp, with no glare.",
  reading: "Reading your photo",
  paste: "Paste it",
  pasteLabel: "The barcode's text or picture",
  private: "Nothing leaves your device. We read the picture here and don't keep it.",
  type: "Type it instead",
});

interface ScanDialogProps<Value> {
  kind: Kind;
  title: Phrase;
  /** What to hold inside the frame. */
  aim: Phrase;
  /** Said about pasted text that isn't such a code. */
  wrong: Phrase;
  accept: (text: string, isPasted: boolean) => Value | null;
  onRead: (value: Value) => void;
  /** Typing instead; defaults to closing. */
  onType?: () => void;
  onClose: () => void;
}

/** Reads a barcode by camera, photo or clipboard. Typing instead is always one press away. */
export function ScanDialog<Value>({ kind, title, aim, wrong, accept, onRead, onClose, onType = onClose }: ScanDialogProps<Value>) {
  const text = useText();
  const file = useRef<HTMLInputElement>(null);
  const scanner = useScanner({ kind, accept, onRead });
  const { hint, trouble, light } = scanner;
  const hints = { aim, closer: texts.closer, still: texts.still, front: kind === "license" ? texts.front : aim, dark: texts.dark };
  const say = scanner.isReading ? texts.reading : !scanner.hasCamera ? (trouble ? null : texts.starting) : hints[hint ?? "aim"];
  const advice = { camera: texts.noCamera, decoder: texts.noDecoder, photo: texts.unread, paste: null }[trouble ?? "paste"] ?? (scanner.isLate ? texts.late : null);
  return (
    <Dialog id="scan" title={text(title)} closeLabel={text(texts.close)} onClose={onClose}>
      <Stack>
        <ScanStage say={say ? text(say) : ""} video={scanner.video} frame={scanner.frame}>
          {light && (
            <StageButton pressed={light.isOn} onClick={light.toggle}>
              <LampIcon />
              {text(texts.light)}
            </StageButton>
          )}
          <StageButton busy={scanner.isReading} onClick={() => file.current?.click()}>
            <PhotoIcon />
            {text(texts.photo)}
          </StageButton>
        </ScanStage>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          onChange={({ currentTarget: input }) => {
            const [picture] = input.files ?? [];
            if (picture) scanner.readPicture(picture);
            // The same photo may be chosen again.
            input.value = "";
          }}
        />
        {advice && (
          <Note tone="care" live>
            {text(advice)}
          </Note>
        )}
        <Note>{text(texts.private)}</Note>
        <Disclosure title={text(texts.paste)} plain>
          <PasteBox
            id="scan-paste"
            label={text(texts.pasteLabel)}
            {...(trouble === "paste" && { error: text(wrong) })}
            onText={scanner.readText}
            onPicture={scanner.readPicture}
          />
        </Disclosure>
        <Button variant="link" full onClick={onType}>
          {text(texts.type)}
        </Button>
      </Stack>
    </Dialog>
  );
}
