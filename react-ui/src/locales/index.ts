export { chainName } from './chain-name.ts'
export type { TextWithNodes } from './en-core.ts'
export { errorText } from './error-text.ts'
export { useTexts } from './useTexts.ts'
