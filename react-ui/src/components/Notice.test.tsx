import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notice } from './Notice.tsx'

test('Notice shows its text beside an icon that is hidden from screen readers', () => {
  const { container } = render(<Notice>Two wallets use this name.</Notice>)
  expect(container.textContent).toBe('Two wallets use this name.')
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
