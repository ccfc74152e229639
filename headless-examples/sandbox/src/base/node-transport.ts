import { type HttpTransport, type HttpTransportConfig, http } from 'viem'

/** ms in which a local node answers. A busy machine may need many times as long as an idle one. */
export const nodeTimeout = 120_000

/** A transport to a local Ethereum node. viem alone waits 10 s, and then may send a request again. */
export const nodeTransport = (
  url: string | undefined,
  options: HttpTransportConfig = {},
): HttpTransport => http(url, { timeout: nodeTimeout, ...options })
