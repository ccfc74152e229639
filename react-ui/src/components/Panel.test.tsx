import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Panel } from './Panel.tsx'

test('Panel renders a footer only if one is given', () => {
  const { container, rerender } = render(<Panel>body</Panel>)
  expect(container.querySelector('.lk-footer')).toBeNull()
  rerender(<Panel footer="New to wallets?">body</Panel>)
  expect(container.querySelector('.lk-footer')?.textContent).toBe('New to wallets?')
})
