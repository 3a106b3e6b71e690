module.exports = require('../webpack.shared.js').shellConfig(__dirname);
