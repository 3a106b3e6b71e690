export { chooseLanguage, speak, spokenLanguage as language } from '@paadam/shared/domain';
