import { Button, Dialog } from '@paadam/shared/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { Quiet } from './profile.styles';
import { type Cut, drawCut, middle, mostZoom, squareOf } from './squarePhoto';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
`;

/* Round, as the photo is shown everywhere. */
const Picture = styled.canvas`
  justify-self: center;
  width: min(15rem, 100%, 40vh);
  aspect-ratio: 1;
  border: 1px solid var(--paadam-line);
  border-radius: 50%;
  background: var(--paadam-line);
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

const Slider = styled.label`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-items: center;
  min-height: var(--paadam-control-height);
  font-weight: 600;

  & > input {
    width: 100%;
    min-height: var(--paadam-control-height);
  }
`;

const shownEdge = 480;

const within = (value: number): number => Math.min(1, Math.max(0, value));

interface PhotoCutterProps {
  image: ImageBitmap;
  busy: boolean;
  onCut: (cut: Cut) => void;
  onClose: () => void;
}

/** Lets a person choose the square of a picture that becomes their photo: by sliders, or by dragging the picture. */
export function PhotoCutter({ image, busy, onCut, onClose }: PhotoCutterProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cut, setCut] = useState<Cut>(middle);
  const { side } = squareOf(image, cut);
  const [roomAcross, roomDown] = [image.width - side, image.height - side];
  const most = mostZoom(image);
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, image, cut, shownEdge);
  }, [image, cut]);

  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return;
    const scale = side / currentTarget.clientWidth;
    setCut((was) => ({
      ...was,
      across: roomAcross > 0 ? within(was.across - (movementX * scale) / roomAcross) : was.across,
      down: roomDown > 0 ? within(was.down - (movementY * scale) / roomDown) : was.down,
    }));
  };
  const slider = (label: string, key: keyof Cut, from: number, to: number, enabled: boolean) => (
    <Slider>
      {label}
      <input
        type="range"
        min={from}
        max={to}
        step={0.01}
        value={cut[key]}
        data-first-focus={key === 'zoom' || undefined}
        disabled={!enabled || busy}
        onChange={({ target }) => setCut({ ...cut, [key]: Number(target.value) })}
      />
    </Slider>
  );

  return (
    <Dialog
      open
      title={words.chooseTheCut()}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button busy={busy} onClick={() => onCut(cut)}>
            {words.takePhoto()}
          </Button>
        </>
      }
    >
      <Stack>
        <Picture
          ref={canvas}
          role="img"
          aria-label={words.cutPhoto()}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        />
        <Quiet>{words.cutHint()}</Quiet>
        <div>
          {slider(words.zoom(), 'zoom', 1, most, most > 1)}
          {slider(words.leftOrRight(), 'across', 0, 1, roomAcross >= 1)}
          {slider(words.upOrDown(), 'down', 0, 1, roomDown >= 1)}
        </div>
      </Stack>
    </Dialog>
  );
}
