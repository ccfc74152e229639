import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Divider } from './Divider.tsx'

afterEach(cleanup)

test('a divider is read as its text', () => {
  expect(render(<Divider>or</Divider>).container.textContent).toBe('or')
})
