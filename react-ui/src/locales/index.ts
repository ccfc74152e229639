export { chainName } from './chain-name.ts'
export { errorText } from './error-text.ts'
export { useAllWords as useWords } from './useAllWords.ts'
