import { walkChart } from '../../../walker/suite.ts'
import { multiChainModel } from './multi-chain.model.ts'

walkChart(multiChainModel)
