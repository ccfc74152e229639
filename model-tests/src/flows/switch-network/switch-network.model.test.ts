import { walkChart } from '../../walker/suite.ts'
import { switchNetworkModel } from './switch-network.model.ts'

walkChart(switchNetworkModel)
