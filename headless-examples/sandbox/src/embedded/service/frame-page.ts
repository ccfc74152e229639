import type { SandboxChain } from '../../base/description.ts'
import type { HttpResponse } from '../../faults/http-response.ts'
import type { Call } from '../../faults/start-fault-server.ts'
import type { FrameFaults } from './create-frame-faults.ts'
import { redirect } from './html.ts'

type Options = {
  svm: { rpc: string }
  chains: readonly SandboxChain[]
  frameFaults: FrameFaults
}

const markup = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Embedded wallet</title>
    <link rel="stylesheet" href="/frame.css">
    <script type="module" src="/frame.js"></script>
  </head>
  <body><div id="wallet"></div></body>
</html>
`
/** Posts messages of the frame from another window (the fault `other-window`). */
const speakerMarkup = `<!doctype html>
<title>Speaker</title>
<script type="module" src="/speaker.js"></script>
`

const headersOf = (connect: string): HttpResponse['headers'] => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
})

export const speakerPage = (): HttpResponse => ({
  status: 200,
  headers: headersOf("'none'"),
  body: speakerMarkup,
})

/**
 * The page of the frame. Pages of every origin may embed it. With the fault `wrong-origin` it is
 * served as `localhost` instead of `127.0.0.1`, which is another origin.
 */
export function framePage({ url, headers }: Call, options: Options): HttpResponse {
  const { hostname, port } = new URL(`http://${headers.host ?? ''}`)
  if (hostname === '127.0.0.1' && options.frameFaults.takeLoad(['wrong-origin']) !== null)
    return redirect(`http://localhost:${port}${url.pathname}${url.search}`)
  const nodes = [...options.chains.map(({ rpc }) => rpc), options.svm.rpc]
  return { status: 200, headers: headersOf(`'self' ${nodes.join(' ')}`), body: markup }
}
