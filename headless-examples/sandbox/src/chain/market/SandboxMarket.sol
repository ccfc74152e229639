// SPDX-License-Identifier: MIT
//
// Compiled as described in ../token/SandboxToken.sol.
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Trades one token for another at the price that the caller sets. Reverts if it holds too little of `bought`.
contract SandboxMarket {
    function trade(IERC20 sold, uint256 amount, IERC20 bought, uint256 price) external {
        require(sold.transferFrom(msg.sender, address(this), amount));
        require(bought.transfer(msg.sender, price));
    }
}
