export { chainName } from './chain-name.ts'
export { errorText } from './error-text.ts'
export { useTexts } from './useTexts.ts'
