export type { LiveState, OpenTopic, TopicAnswer, TopicSaying, TopicWish } from './LiveChannel';
export { LiveChannel } from './LiveChannel';
export { liveFeature } from './liveFeature';
export { selectLiveState } from './liveSlice';
export { useLive } from './useLive';
