import type { HttpResponse } from '../faults/http-response.ts'

/** An SVG for `<img>`. The headers prevent scripts if it is opened as a document. */
export const svgResponse = (body: string): HttpResponse => ({
  status: 200,
  headers: {
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400, immutable',
  },
  body,
})
