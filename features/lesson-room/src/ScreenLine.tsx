import { Button } from '@paadam/shared/ui';
import type { MediaSnapshot } from './media/MediaEngine';
import * as words from './messages/room';
import type { Participant } from './people';
import { ScreenLines } from './room.styles';

interface ScreenLineProps {
  participants: readonly Participant[];
  chosen: MediaSnapshot['chosen'];
  /** Whether one shows a screen oneself. */
  isSharing: boolean;
  onStop: () => void;
  /** Whether the other's screen stands in the board's place. */
  seesScreen: boolean;
  onSee: (sees: boolean) => void;
  /** Takes back that one chose sound alone. */
  onPictures: () => void;
}

type Chosen = ScreenLineProps['chosen'];

const unseenByOther = (chosen: Chosen, name: string): string => {
  if (chosen === 'you') return words.screenBlindYou();
  return chosen === 'other' ? words.screenBlindOther({ name }) : words.screenBlindLine({ name });
};

const unseenByYou = (chosen: Chosen, name: string): string => {
  if (chosen === 'you') return words.unseenYou({ name });
  return chosen === 'other' ? words.unseenOther({ name }) : words.unseenLine({ name });
};

/** Whose screen is shown, whether it arrives, and if not, why and what helps. */
export function ScreenLine(props: ScreenLineProps) {
  const { participants, chosen, isSharing, onStop, seesScreen, onSee, onPictures } = props;
  const shower = participants.find(({ media }) => media?.showsScreen);
  const blind = participants.find(({ media }) => media?.connection === 'connected' && !media.getsPictures);
  const pictures = (
    <Button variant="secondary" onClick={onPictures}>
      {words.picturesOn()}
    </Button>
  );
  return (
    <ScreenLines>
      {isSharing && (
        <p>
          <span>{blind ? unseenByOther(chosen, blind.name) : words.screenShown()}</span>
          {blind && chosen === 'you' && pictures}
          <Button variant="secondary" onClick={onStop}>
            {words.stopShowing()}
          </Button>
        </p>
      )}
      {shower?.media && (
        <p>
          <span>
            {shower.media.screen
              ? words.showsTheirScreen({ name: shower.name })
              : unseenByYou(chosen, shower.name)}
          </span>
          {shower.media.screen ? (
            <Button variant="secondary" onClick={() => onSee(!seesScreen)}>
              {seesScreen ? words.showTheBoard() : words.showTheScreen()}
            </Button>
          ) : (
            chosen === 'you' && pictures
          )}
        </p>
      )}
    </ScreenLines>
  );
}
