import { walkChart } from '../../walker/suite.ts'
import { allWalletsModel } from './all-wallets.model.ts'

walkChart(allWalletsModel)
