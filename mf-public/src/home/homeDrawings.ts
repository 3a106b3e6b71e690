export { HeroDrawing as hero } from '../drawings/HeroDrawing';
export { MatchBannerDrawing as match } from '../drawings/MatchBannerDrawing';
export { WhiteboardBannerDrawing as whiteboard } from '../drawings/WhiteboardBannerDrawing';
