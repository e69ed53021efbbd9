class ChatAction:
    TYPING = "typing"


class ChatType:
    PRIVATE = "private"
    GROUP = "group"
    SUPERGROUP = "supergroup"
