import { walkChart } from '../../walker/suite.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

walkChart(switchActiveChainModel)
