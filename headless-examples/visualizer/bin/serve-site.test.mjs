import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from './serve-site.mjs'

let scratch
let server
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'latchkit-site-'))
  const files = {
    'secret.txt': 'secret',
    'site-secret/secret.txt': 'secret',
    'site/index.html': '<!doctype html>',
    'site/walk.json': '{}',
    'site/assets/index-1.js': 'export {}',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(scratch, name, '..'), { recursive: true })
    writeFileSync(join(scratch, name), content)
  }
  server = await serveSite({ folder: join(scratch, 'site'), host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.stop()
  rmSync(scratch, { recursive: true })
})

/** Sends a request whose path is not normalised, unlike that of `fetch`. */
const get = (path, method = 'GET') =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, method }, (response) => {
      let body = ''
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/?panel=live', 'text/html; charset=utf-8', 'no-cache'],
  ['/walk.json', 'application/json', 'no-cache'],
  ['/assets/index-1.js', 'text/javascript; charset=utf-8', 'max-age=31536000, immutable'],
])('serveSite serves %s with its content type under a strict policy', async (path, type, cache) => {
  const { status, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': cache,
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'cross-origin-opener-policy': 'unsafe-none',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/../site-secret/secret.txt',
  '/assets/../../secret.txt',
  '//secret.txt',
  '/%00',
  '/%',
  '/assets',
  '/missing.js',
])('serveSite responds with 404 to %s', async (path) => {
  const { status, body } = await get(path)
  expect([status, body]).toEqual([404, ''])
})

test('serveSite responds to HEAD without a body, and rejects other methods', async () => {
  expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' })
  expect(await get('/', 'POST')).toMatchObject({ status: 405 })
})

test('serveSite rejects if the port is in use', async () => {
  const again = serveSite({ folder: scratch, host: '127.0.0.1', port: server.port })
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
