import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Divider } from './Divider.tsx'

test('Divider renders its text', () => {
  expect(render(<Divider>or</Divider>).container.textContent).toBe('or')
})
