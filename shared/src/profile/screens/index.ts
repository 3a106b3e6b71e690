export { EditProfile } from './EditProfile';
