export type { SignedMessage } from './signed-message.ts'
export { verifyMessage } from './verify-message.ts'
