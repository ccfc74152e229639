import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createMessage } from '@latchkit/core/server'
import { privateKeyToAccount } from 'viem/accounts'

const origin = 'https://shop.example'
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const servers = {
  Express: ['out/express.js'],
  'Express with express.json()': ['out/express-json.js'],
  'Express with express.urlencoded()': ['out/express-urlencoded.js'],
  'Express 4': ['out/4/express.js'],
  'Express 4 with express.json()': ['out/4/express-json.js'],
  'Express 4 with express.urlencoded()': ['out/4/express-urlencoded.js'],
  Hono: ['out/hono.js'],
  Node: ['out/node.js'],
  Next: ['node_modules/next/dist/bin/next', 'start'],
}

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

async function tryServer(args) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), NODE_ENV: 'production' }
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
  const headers = { origin, 'x-latchkit-siwx': '1', 'content-type': 'application/json' }
  const call = (path, init = {}) =>
    fetch(`http://127.0.0.1:${port}/api/sign-in${path}`, { headers, ...init })
  const post = (path, body, more = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers: { ...headers, ...more } })
  const started = async () => {
    for (;;) {
      const response = await call('/nonce').catch(() => null)
      if (response !== null) return response
      assert.equal(child.exitCode, null)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const prove = async (nonce) => {
    const fields = { account: `eip155:1:${account.address}`, domain: 'shop.example', uri: origin }
    const message = createMessage({ ...fields, nonce }).toString()
    return { message, signature: await account.signMessage({ message }) }
  }
  try {
    const { nonce } = await (await started()).json()
    const proof = await prove(nonce)
    const verified = await post('/verify', proof)
    const cookie = verified.headers.get('set-cookie')?.split(';')[0] ?? ''
    assert.equal(verified.status, 200)
    assert.equal((await verified.json()).address, account.address)
    assert.equal((await call('/session', { headers: { ...headers, cookie } })).status, 200)
    assert.equal((await call('/session')).status, 401)
    const again = await post('/verify', proof)
    assert.deepEqual([again.status, (await again.json()).code], [401, 'nonce-used'])
    const wrong = await prove((await (await call('/nonce')).json()).nonce)
    const refused = await post('/verify', { ...wrong, signature: proof.signature })
    assert.deepEqual([refused.status, (await refused.json()).code], [401, 'siwx/not-verified'])
    assert.equal((await post('/verify', {})).status, 400)
    assert.equal((await post('/sign-out', {}, { cookie })).status, 200)
    assert.equal((await call('/session', { headers: { ...headers, cookie } })).status, 401)
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}

for (const [name, args] of Object.entries(servers)) {
  await tryServer(args)
  console.log(`${name} signs in and out`)
}
