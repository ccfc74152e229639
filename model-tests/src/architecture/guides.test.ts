import { expect, test } from 'vitest'
import { textOf } from './repository.ts'

test('the framing guide contains the frame-ancestors line, and the README links to it [XM3, R25]', () => {
  expect(textOf('core/docs/framing.md')).toContain(
    "Content-Security-Policy: frame-ancestors 'self'",
  )
  expect(textOf('README.md')).toContain('core/docs/framing.md')
})

test('SECURITY.md has sections on reports, promises and exclusions', () => {
  const headings = [...textOf('.github/SECURITY.md').matchAll(/^## (.*)$/gm)].map(
    ([, heading]) => heading,
  )
  expect(headings).toEqual(['Report a fault', 'What is promised', 'What is not covered'])
})
