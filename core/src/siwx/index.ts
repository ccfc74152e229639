export type { Cacao, CacaoPayload } from '../domain/sign-in/cacao.ts'
export type {
  SignInData,
  SignInInput,
  SignInMessage,
  SignInSession,
} from '../domain/sign-in/session.ts'
export {
  addressInText as getAddressFromMessage,
  chainInText as getChainIdFromMessage,
} from '../domain/sign-in/siwe-text.ts'
export type { HostedAccount, HostedOptions, HostedSessions } from './hosted/hosted.types.ts'
export { hostedSessions } from './hosted-sessions.ts'
export { localSessions } from './local-sessions.ts'
export type { ServerOptions, ServerPaths, ServerSessions } from './server/server.types.ts'
export { serverSessions } from './server-sessions.ts'
export type { MessageOptions, PolicyOptions, SessionOptions } from './session-options.ts'
export type {
  SIWEClient,
  SIWEConfig,
  SIWECreateMessageArgs,
  SIWEMessageParams,
  SIWEMethods,
  SIWEOptions,
  SIWESession,
  SIWEVerifyMessageArgs,
} from './siwe/siwe.types.ts'
export { createSIWEConfig, formatMessage } from './siwe-config.ts'
export { siweSessions } from './siwe-sessions.ts'
export type { PageExtension, PageSession, SiwxEntry, SiwxExtension, SiwxHost } from './siwx.ts'
