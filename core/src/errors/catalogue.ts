import { accountErrors } from './areas/account.ts'
import { adapterErrors } from './areas/adapter.ts'
import { caipErrors } from './areas/caip.ts'
import { configErrors } from './areas/config.ts'
import { connectErrors } from './areas/connect.ts'
import { connectorErrors } from './areas/connector.ts'
import { dataErrors } from './areas/data.ts'
import { devtoolsErrors } from './areas/devtools.ts'
import { directoryErrors } from './areas/directory.ts'
import { emailErrors } from './areas/email.ts'
import { embeddedErrors } from './areas/embedded.ts'
import { endpointErrors } from './areas/endpoint.ts'
import { featureErrors } from './areas/feature.ts'
import { httpErrors } from './areas/http.ts'
import { kitErrors } from './areas/kit.ts'
import { networkErrors } from './areas/network.ts'
import { relayErrors } from './areas/relay.ts'
import { remoteErrors } from './areas/remote.ts'
import { rpcErrors } from './areas/rpc.ts'
import { sendErrors } from './areas/send.ts'
import { signErrors } from './areas/sign.ts'
import { siweErrors } from './areas/siwe.ts'
import { siwxErrors } from './areas/siwx.ts'
import { socialErrors } from './areas/social.ts'
import { switchErrors } from './areas/switch.ts'
import { transactionErrors } from './areas/transaction.ts'

/**
 * All errors by code, `subject/problem`, from the areas in `areas/<area>.ts`. Codes are public and
 * never renamed or reused. A text with `{placeholders}` requires details with these names.
 */
export const catalogue = {
  ...accountErrors,
  ...adapterErrors,
  ...caipErrors,
  ...configErrors,
  ...connectErrors,
  ...connectorErrors,
  ...dataErrors,
  ...devtoolsErrors,
  ...directoryErrors,
  ...emailErrors,
  ...embeddedErrors,
  ...endpointErrors,
  ...featureErrors,
  ...httpErrors,
  ...kitErrors,
  ...networkErrors,
  ...relayErrors,
  ...remoteErrors,
  ...rpcErrors,
  ...sendErrors,
  ...signErrors,
  ...siweErrors,
  ...siwxErrors,
  ...socialErrors,
  ...switchErrors,
  ...transactionErrors,
} as const

export type Catalogue = typeof catalogue
export type ErrorCode = keyof Catalogue

type Placeholders<Text extends string> = Text extends `${string}{${infer Key}}${infer Rest}`
  ? Key | Placeholders<Rest>
  : never
type DetailKeys<Code extends ErrorCode> = Placeholders<Catalogue[Code]>

/** The names of all details. */
export type DetailName = { [Code in ErrorCode]: DetailKeys<Code> }[ErrorCode]

/** Codes whose text has no placeholders, so that they can be thrown without details. */
export type PlainErrorCode = {
  [Code in ErrorCode]: [DetailKeys<Code>] extends [never] ? Code : never
}[ErrorCode]

/** Constructor arguments after the code: the details for the placeholders, then `{ cause }`. */
export type DetailsOf<Code extends ErrorCode> = [DetailKeys<Code>] extends [never]
  ? [details?: Record<string, string> | undefined, options?: ErrorOptions]
  : [details: Record<DetailKeys<Code>, string>, options?: ErrorOptions]
