class Filter:
    def __init__(self, wants):
        self._wants = wants

    def __call__(self, message):
        return bool(self._wants(message))

    def __and__(self, other):
        return Filter(lambda message: self(message) and other(message))

    def __invert__(self):
        return Filter(lambda message: not self(message))


TEXT = Filter(lambda message: message.text)
COMMAND = Filter(
    lambda message: any(each["type"] == "bot_command" and each["offset"] == 0 for each in message.entities)
)
