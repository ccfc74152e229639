import { configure } from '@testing-library/react'

// Panels load on demand, which takes longer than the default of 1 s on a busy machine.
configure({ asyncUtilTimeout: 8_000 })
