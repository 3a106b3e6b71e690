import { Button } from '@paadam/shared/ui';
import type { MediaSnapshot } from './media/MediaEngine';
import type { Participant } from './people';
import { ScreenLines } from './roomParts';

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

/** Whose screen is shown, whether it arrives, and if not, why and what helps. */
export function ScreenLine(props: ScreenLineProps) {
  const { participants, chosen, isSharing, onStop, seesScreen, onSee, onPictures } = props;
  const shower = participants.find(({ media }) => media?.showsScreen);
  const blind = participants.find(({ media }) => media?.connection === 'connected' && !media.getsPictures);
  const pictures = (
    <Button variant="secondary" onClick={onPictures}>
      Pictures on
    </Button>
  );
  return (
    <ScreenLines>
      {isSharing && (
        <p>
          <span>
            You show your screen.
            {blind &&
              (chosen === 'you'
                ? ' You chose sound only, so nobody sees it.'
                : chosen === 'other'
                  ? ` ${blind.name} chose sound only, and does not see it.`
                  : ` ${blind.name} does not see it at the moment: the line is too weak. It comes back by itself.`)}
          </span>
          {blind && chosen === 'you' && pictures}
          <Button variant="secondary" onClick={onStop}>
            Stop showing
          </Button>
        </p>
      )}
      {shower?.media && (
        <p>
          <span>
            {`${shower.name} shows their screen.`}
            {!shower.media.screen &&
              (chosen === 'you'
                ? ' You chose sound only, so you do not see it.'
                : chosen === 'other'
                  ? ' They chose sound only, so you do not see it.'
                  : ' The line is too weak for it at the moment. It comes back by itself.')}
          </span>
          {shower.media.screen ? (
            <Button variant="secondary" onClick={() => onSee(!seesScreen)}>
              {seesScreen ? 'Show the board' : 'Show the screen'}
            </Button>
          ) : (
            chosen === 'you' && pictures
          )}
        </p>
      )}
    </ScreenLines>
  );
}
