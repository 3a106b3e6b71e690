module.exports = require('@paadam/build').remoteConfig(__dirname);
