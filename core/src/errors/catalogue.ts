import { accountErrors } from './areas/account.ts'
import { adapterErrors } from './areas/adapter.ts'
import { caipErrors } from './areas/caip.ts'
import { configErrors } from './areas/config.ts'
import { connectErrors } from './areas/connect.ts'
import { connectorErrors } from './areas/connector.ts'
import { dataErrors } from './areas/data.ts'
import { devtoolsErrors } from './areas/devtools.ts'
import { endpointErrors } from './areas/endpoint.ts'
import { kitErrors } from './areas/kit.ts'
import { networkErrors } from './areas/network.ts'
import { remoteErrors } from './areas/remote.ts'
import { rpcErrors } from './areas/rpc.ts'
import { sendErrors } from './areas/send.ts'
import { signErrors } from './areas/sign.ts'
import { transactionErrors } from './areas/transaction.ts'
import type { ErrorArea } from './error-area.ts'

/** Every error there is, by code. Codes are never reused or renamed. */
export const catalogue = {
  ...accountErrors,
  ...adapterErrors,
  ...caipErrors,
  ...configErrors,
  ...connectErrors,
  ...connectorErrors,
  ...dataErrors,
  ...devtoolsErrors,
  ...endpointErrors,
  ...kitErrors,
  ...networkErrors,
  ...remoteErrors,
  ...rpcErrors,
  ...sendErrors,
  ...signErrors,
  ...transactionErrors,
} as const satisfies ErrorArea

export type ErrorCode = keyof typeof catalogue

type Placeholders<Text extends string> = Text extends `${string}{${infer Key}}${infer Rest}`
  ? Key | Placeholders<Rest>
  : never
type DetailKeys<Code extends ErrorCode> = Placeholders<(typeof catalogue)[Code]['text']>

/** Codes whose text stands alone: they can be thrown without details. */
export type PlainErrorCode = {
  [Code in ErrorCode]: [DetailKeys<Code>] extends [never] ? Code : never
}[ErrorCode]

/** Arguments after the code: the details its text names, then `{ cause }`. */
export type DetailsOf<Code extends ErrorCode> = [DetailKeys<Code>] extends [never]
  ? [details?: Record<string, string> | undefined, options?: ErrorOptions]
  : [details: Record<DetailKeys<Code>, string>, options?: ErrorOptions]
