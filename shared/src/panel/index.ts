export { Panel, type PanelLink } from './Panel';
