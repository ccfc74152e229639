import { readFile } from 'node:fs/promises'
import type { HttpResponse } from '../faults/http-response.ts'

/** The page is not compiled: it has the same path in the sources and in the published package. */
const folder = new URL('../../src/telemetry/owner/', import.meta.url)
const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const
const files: Readonly<Record<string, { name: string; type: string }>> = {
  '/': { name: 'page.html', type: types.html },
  '/icon.svg': { name: 'icon.svg', type: 'image/svg+xml' },
  '/page.css': { name: 'page.css', type: types.css },
  ...Object.fromEntries(
    ['page', 'element', 'records', 'settings', 'describe-settings'].map((name) => [
      `/${name}.js`,
      { name: `${name}.js`, type: types.js },
    ]),
  ),
}

/** A file of the page of the project's owner, or null for another path. */
export async function ownerFile(
  pathname: string,
  directory: string | null,
): Promise<HttpResponse | null> {
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
  if (file === undefined) return null
  return {
    status: 200,
    headers: {
      'content-type': file.type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        ["connect-src 'self'", ...(directory === null ? [] : [directory])].join(' '),
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ].join('; '),
    },
    body: await readFile(new URL(file.name, folder), 'utf8'),
  }
}
