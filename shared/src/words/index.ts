export { chooseLanguage, language, speak } from './language';
export { listed } from './listed';
export { Words } from './Words';
