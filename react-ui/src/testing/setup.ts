import { configure } from '@testing-library/react'

// panels are fetched on demand: on a busy machine that takes longer than the library's one second
configure({ asyncUtilTimeout: 8_000 })
