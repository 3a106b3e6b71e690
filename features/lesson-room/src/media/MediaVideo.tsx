import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';

interface MediaVideoProps extends Omit<ComponentProps<'video'>, 'ref'> {
  track: MediaStreamTrack;
  ref?: RefObject<HTMLVideoElement | null> | undefined;
}

/** Shows a camera or a screen, without sound. */
export function MediaVideo({ track, ref, ...rest }: MediaVideoProps) {
  const own = useRef<HTMLVideoElement>(null);
  const video = ref ?? own;
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track]);
  }, [video, track]);
  return <video {...rest} ref={video} autoPlay playsInline muted />;
}
