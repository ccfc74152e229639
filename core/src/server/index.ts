export type { CaipAddress, CaipNetworkId } from '../domain/caip/caip.ts'
export type { Cacao, CacaoPayload } from '../domain/sign-in/cacao.ts'
export type {
  FormName,
  MessageForm,
  PlainForm,
  SchemeForm,
} from '../domain/sign-in/message-form.ts'
export {
  type ParsedMessage,
  type ParseOptions,
  parseMessage,
} from '../domain/sign-in/parse-message.ts'
export type { SignInData, SignInMessage } from '../domain/sign-in/session.ts'
export type { ErrorCode } from '../errors/catalogue.ts'
export { isKitError, KitError } from '../errors/kit-error.ts'
export { createMessage, type NewMessage } from './create-message.ts'
export { createNonce } from './create-nonce.ts'
export {
  type NodeListener,
  type NodeRequest,
  type NodeResponse,
  nodeListener,
} from './node-listener.ts'
export {
  type SignedCacao,
  type SignedMessage,
  type VerifiedSignIn,
  type VerifyOptions,
  verifyCacao,
  verifySignIn,
} from './verify-sign-in.ts'
