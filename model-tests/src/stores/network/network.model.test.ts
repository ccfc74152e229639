import { walkChart } from '../../walker/suite.ts'
import { networkModel } from './network.model.ts'

walkChart(networkModel)
