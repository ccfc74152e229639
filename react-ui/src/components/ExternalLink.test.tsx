import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExternalLink } from './ExternalLink.tsx'

test('ExternalLink opens in a new tab without a referrer', () => {
  render(
    <ExternalLink href="https://example.com/terms" variant="text">
      Terms
    </ExternalLink>,
  )
  const link = screen.getByRole('link', { name: 'Terms' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('referrerpolicy')).toBe('no-referrer')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://example.com',
  'https://a:b@example.com',
  'https://example.com/\u0000',
])(
  'ExternalLink to the unsafe URL %s renders only its text, or nothing as a button [M4]',
  (href) => {
    const { container, rerender } = render(
      <ExternalLink href={href} variant="text">
        Terms
      </ExternalLink>,
    )
    expect(container.innerHTML).toBe('Terms')
    rerender(
      <ExternalLink href={href} variant="primary">
        Terms
      </ExternalLink>,
    )
    expect(container.innerHTML).toBe('')
  },
)
