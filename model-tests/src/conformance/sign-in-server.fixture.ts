import { type SignInOptions, startSignIn } from '@latchkit/sandbox/sign-in'
import { onTestFinished } from 'vitest'
import { formatMessage } from '../../../core/src/domain/sign-in/format-message.ts'
import type { SignInData } from '../../../core/src/domain/sign-in/session.ts'
import { adapters } from '../../../core/src/siwx/testing/adapters.fixture.ts'
import { dataOf, type Signer } from '../../../core/src/siwx/testing/signers.fixture.ts'
import { createKeyReader } from '../../../core/src/siwx/verify-session.ts'
import { realClock } from './page.fixture.ts'
import { openSite, type Site } from './sign-in.fixture.ts'

type Transport = 'cookie' | 'bearer'
type Answer = { status: number; body: Record<string, unknown>; response: Response }
type Proof = { data: SignInData; message: string; signature: string; pub_key?: object }
type Init = { headers?: Record<string, string>; body?: unknown; site?: Site }

const minute = 60_000

/** The key that a page sends for an account of cosmos. */
const publicKeyOf = createKeyReader({
  adapters,
  clock: realClock,
  fetch,
  rpcUrls: () => [],
  projectId: null,
  customRpcUrls: {},
})

/** A server, and a page that calls it. */
export async function openServer(options: SignInOptions = {}, transport: Transport = 'cookie') {
  const server = await startSignIn(options)
  onTestFinished(() => server.stop())
  const site = openSite()
  const url = (path: string) => `${server.url}/${transport}/${path}`
  async function call(method: 'GET' | 'POST', path: string, init: Init = {}): Promise<Answer> {
    const response = await (init.site ?? site).fetch(url(path), {
      method,
      credentials: transport === 'cookie' ? 'include' : 'omit',
      headers: {
        'x-latchkit-siwx': '1',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(method === 'POST' && { body: JSON.stringify(init.body ?? {}) }),
    })
    return { status: response.status, body: await bodyOf(response), response }
  }
  const nonce = async () => String((await call('GET', 'nonce')).body.nonce)
  const prove = async (signer: Signer, change: Partial<SignInData> = {}): Promise<Proof> => {
    const now = Date.now()
    const data = {
      ...dataOf(signer),
      domain: new URL(site.origin).host,
      uri: `${site.origin}/login`,
      nonce: await nonce(),
      issuedAt: new Date(now).toISOString(),
      notBefore: new Date(now - minute).toISOString(),
      expirationTime: new Date(now + 60 * minute).toISOString(),
      ...change,
    }
    const message = formatMessage(data, 'standard')
    const signature = await signer.sign(message)
    const key = await publicKeyOf({ data, message, signature })
    return { data, message, signature, ...(key && { pub_key: key }) }
  }
  const verify = (body: unknown, init: Init = {}) => call('POST', 'verify', { ...init, body })
  return { server, site, url, call, nonce, prove, verify }
}

const bodyOf = (response: Response) => (response.status === 204 ? {} : response.json())
export const codes = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code))
