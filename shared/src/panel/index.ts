export { Panel, type PanelLink, type PanelProps } from './Panel';
