import { profileActions, selectPhotoChange } from '@paadam/profile';
import type { Profile } from '@paadam/shared/contract';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Notice, RetryNotice, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import type { PhotoCutter } from './PhotoCutter';
import { Small } from './profile.styles';
import { type Cut, openPhoto, PhotoError, squarePhoto } from './squarePhoto';

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
  align-content: center;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);
`;

/** Gives the person a photo from a file, at once and beside the form, and takes it away again. */
export function PhotoButtons({ profile }: { profile: Profile }) {
  const dispatch = usePaadamDispatch();
  const hintId = useId();
  const request = useSelector(selectPhotoChange);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  /** The picture that is being cut, with what cuts it. */
  const [cutting, setCutting] = useState<{ image: ImageBitmap; Cutter: typeof PhotoCutter } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** What was last sent, to be sent again. */
  const [sent, setSent] = useState<string | null>(null);
  const isBusy = isReading || request.status === 'busy';
  const problem = failureOf(request);

  const send = (picture: string | null) => {
    setSent(picture);
    dispatch(profileActions.photoRequested({ id: profile._id, picture }));
  };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    setFault(null);
    setReading(true);
    try {
      const image = await openPhoto(file);
      const { PhotoCutter: Cutter } = await import(/* webpackChunkName: "photo-cutter" */ './PhotoCutter');
      setCutting({ image, Cutter });
    } catch (error) {
      setFault(error instanceof PhotoError ? error.message : words.cutterNotLoaded());
    } finally {
      setReading(false);
    }
  };

  const close = () => {
    cutting?.image.close();
    setCutting(null);
  };

  const finish = async (image: ImageBitmap, cut: Cut) => {
    setReading(true);
    try {
      send(await squarePhoto(image, cut));
    } catch (error) {
      setFault(error instanceof PhotoError ? error.message : words.unreadablePicture());
    } finally {
      setReading(false);
      close();
    }
  };

  const remove = () => {
    setFault(null);
    send(null);
  };

  return (
    <Room>
      <Line>
        <Button
          variant="secondary"
          busy={isBusy && !(request.status === 'busy' && sent === null)}
          disabled={isBusy}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {profile.profileUrl ? words.changePhoto() : words.uploadPhoto()}
        </Button>
        {profile.profileUrl && (
          <Button
            variant="quiet"
            busy={request.status === 'busy' && sent === null}
            disabled={isBusy}
            onClick={remove}
          >
            <Words of={words.removePhoto} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={words.photoFromAFile()}
          hidden
          onChange={choose}
        />
      </Line>
      <Small id={hintId}>{words.photoHint()}</Small>
      {cutting && (
        <cutting.Cutter
          image={cutting.image}
          busy={isReading}
          onCut={(cut) => void finish(cutting.image, cut)}
          onClose={close}
        />
      )}
      {fault && !isBusy && <Notice tone="bad">{fault}</Notice>}
      {!fault && problem && !isBusy && (
        <RetryNotice onRetry={() => send(sent)}>
          {words.photoNotChanged({ message: problem.fields.picture ?? problem.message })}
        </RetryNotice>
      )}
    </Room>
  );
}
